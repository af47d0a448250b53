import { Container, VisuallyHidden, color, fontSize, media, styled } from '@aarohan/shared/ui';
import { SlideControls } from '../../slideshow/slide-controls.tsx';
import { SlidePanel } from '../../slideshow/slide-panel.ts';
import { useSlideshow } from '../../slideshow/use-slideshow.ts';
import { Super30Art } from './super30-art.tsx';
import { super30Slides } from './super30-slides.ts';

/** milliseconds (spec 2 §9) */
const slideTime = 2000;

/** The year of a Super30 learner in four pictures (spec 2 §2). */
export function Super30Slideshow() {
  const { index, byHand, playing, turnTo, toggle, hold } = useSlideshow(super30Slides.length, slideTime);
  const positionOf = (slide: number) => `${slide + 1} of ${super30Slides.length}`;
  return (
    <Root aria-roledescription="carousel" aria-label="A year in Super30">
      <Container {...hold}>
        <Slides>
          {super30Slides.map(({ title, text, look, alt }, slide) => (
            <Panel
              key={title}
              role="group"
              aria-roledescription="slide"
              aria-label={`${positionOf(slide)}: ${title}`}
              data-current={slide === index ? '' : undefined}
            >
              <Super30Art look={look} alt={alt} />
              <Caption>
                <h2>{title}</h2>
                <p>{text}</p>
              </Caption>
            </Panel>
          ))}
        </Slides>
        <SlideControls label="Choose a picture" titles={titles} index={index} playing={playing} onTurn={turnTo} onToggle={toggle} />
        <VisuallyHidden aria-live="polite">{byHand && `Slide ${positionOf(index)}: ${titles[index]}`}</VisuallyHidden>
      </Container>
    </Root>
  );
}

const titles = super30Slides.map(({ title }) => title);

const Root = styled('section')({ padding: '8px 0 28px', [media.desktop]: { padding: '8px 0 48px' } });
const Slides = styled('div')({ display: 'grid', marginBottom: 8 });
const Panel = styled(SlidePanel)({
  gap: 16,
  padding: 20,
  alignItems: 'center',
  background: color.primaryTint,
  [media.desktop]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)', gap: 56, padding: '32px 48px' },
});
const Caption = styled('div')({
  h2: { fontSize: fontSize.h3 },
  p: { marginTop: 8, maxWidth: '44ch', color: color.muted },
  [media.desktop]: { h2: { fontSize: fontSize.h2 }, p: { fontSize: fontSize.lead } },
});
