import { Link } from '@aarohan/shared/router';
import { Container, Icon, color, fontSize, media, radius, styled } from '@aarohan/shared/ui';
import { useId } from 'react';

/** Super30 in two sentences, on the page's one dark band; all of it leads to the program (spec 1 §2). */
export function Super30Banner() {
  const id = useId();
  return (
    <Root aria-labelledby={id}>
      <Container>
        <Band to="/super30_details" aria-labelledby={`${id}cue`}>
          <Words>
            <h2 id={id}>Super30</h2>
            <p>
              Thirty learners a year, chosen by merit, taught together by our senior mentors and prepared for one goal: the offer letter.
            </p>
            <Cue id={`${id}cue`}>
              Learn about Super30
              <Icon name="arrow-right" size={18} />
            </Cue>
          </Words>
          <Steps viewBox="0 0 320 160" aria-hidden="true" focusable="false" preserveAspectRatio="xMaxYMax meet">
            {heights.map((height, index) => (
              <rect
                key={height}
                x={index * 54}
                y={160 - height}
                width="46"
                height={height}
                rx="8"
                fill={index === last ? color.marigold : color.primary}
              />
            ))}
          </Steps>
        </Band>
      </Container>
    </Root>
  );
}

const heights = [24, 48, 72, 98, 124, 150];
const last = heights.length - 1;

const Root = styled('section')({ padding: '28px 0', [media.desktop]: { padding: '48px 0' } });

const Cue = styled('span')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  marginTop: 20,
  fontWeight: 600,
  textUnderlineOffset: '0.25em',
  svg: { transition: 'transform 150ms' },
});

const Band = styled(Link)({
  display: 'grid',
  gap: 24,
  padding: '32px 24px 0',
  borderRadius: radius.card,
  background: color.ink,
  color: color.surface,
  textDecoration: 'none',
  overflow: 'hidden',
  [media.hover]: { '&:hover span': { textDecoration: 'underline', svg: { transform: 'translateX(4px)' } } },
  [media.desktop]: { gridTemplateColumns: '1fr 360px', alignItems: 'end', gap: 48, padding: '0 48px' },
});

const Words = styled('div')({
  p: { marginTop: 12, maxWidth: '52ch', color: color.mutedOnInk, fontSize: fontSize.lead },
  [media.desktop]: { padding: '48px 0', alignSelf: 'center' },
});

const Steps = styled('svg')({ width: '100%', height: 110, justifySelf: 'end', [media.desktop]: { height: 168, marginTop: 32 } });
