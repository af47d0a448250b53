import { Container, VisuallyHidden, color, fontSize, media, styled } from '@aarohan/shared/ui';
import { useId } from 'react';
import { SlideControls } from '../../slideshow/slide-controls.tsx';
import { useSlideshow } from '../../slideshow/use-slideshow.ts';
import { ScholarshipSlide } from './scholarship-slide.tsx';
import { scholarships } from './scholarships.ts';

/** milliseconds (spec 1 §9) */
const slideTime = 5000;

/** The scholarships, one at a time (spec 1 §2, §4). */
export function ScholarshipSlider() {
  const headingId = useId();
  const { index, byHand, playing, turnTo, toggle, hold } = useSlideshow(scholarships.length, slideTime);
  const positionOf = (slide: number) => `${slide + 1} of ${scholarships.length}`;

  return (
    <Root aria-roledescription="carousel" aria-labelledby={headingId}>
      <Container {...hold}>
        <Head>
          <div>
            <h2 id={headingId}>Scholarships</h2>
            <Lead>A good program should not fail because of the fee.</Lead>
          </div>
          <SlideControls label="Choose a scholarship" titles={titles} index={index} playing={playing} onTurn={turnTo} onToggle={toggle} />
        </Head>
        <Slides>
          {scholarships.map((scholarship, slide) => (
            <ScholarshipSlide key={scholarship.title} scholarship={scholarship} position={positionOf(slide)} current={slide === index} />
          ))}
        </Slides>
        <VisuallyHidden aria-live="polite">{byHand && `Slide ${positionOf(index)}: ${titles[index]}`}</VisuallyHidden>
      </Container>
    </Root>
  );
}

const titles = scholarships.map(({ title }) => title);

const Root = styled('section')({ padding: '28px 0', [media.desktop]: { padding: '48px 0' } });

const Head = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  gap: '12px 32px',
  marginBottom: 16,
  [media.desktop]: { marginBottom: 32 },
});

const Lead = styled('p')({ marginTop: 8, color: color.muted, [media.desktop]: { fontSize: fontSize.lead } });

const Slides = styled('div')({ display: 'grid' });
