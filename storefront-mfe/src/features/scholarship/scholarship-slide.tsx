import { ButtonLink, Icon, color, fontSize, media, styled } from '@aarohan/shared/ui';
import { SlidePanel } from '../../slideshow/slide-panel.ts';
import { ScholarshipArt } from './scholarship-art.tsx';
import type { Scholarship } from './scholarships.ts';

interface ScholarshipSlideProps {
  scholarship: Scholarship;
  /** "1 of 2" */
  position: string;
  current: boolean;
}

export const ScholarshipSlide = ({ scholarship: { title, text, terms, ask, look }, position, current }: ScholarshipSlideProps) => (
  <Panel
    role="group"
    aria-roledescription="slide"
    aria-label={`${position}: ${title}`}
    data-look={look}
    data-current={current ? '' : undefined}
  >
    <Words>
      <h3>{title}</h3>
      <p>{text}</p>
      <Terms>
        {terms.map((term) => (
          <li key={term}>
            <Icon name="check" size={18} />
            {term}
          </li>
        ))}
      </Terms>
      <ButtonLink to="/contactUs" variant="contained" endIcon={<Icon name="arrow-right" size={18} />}>
        {ask}
      </ButtonLink>
    </Words>
    <Art>
      <ScholarshipArt look={look} />
    </Art>
  </Panel>
);

const Panel = styled(SlidePanel)({
  gridTemplateRows: '1fr auto',
  '&[data-look="merit"]': { background: color.primaryTint },
  '&[data-look="family"]': { background: color.marigoldTint },
  [media.desktop]: { gridTemplateColumns: 'minmax(0, 6fr) minmax(0, 5fr)', gridTemplateRows: '1fr', gap: 32 },
});

const Words = styled('div')({
  display: 'grid',
  gap: 12,
  alignContent: 'start',
  justifyItems: 'start',
  padding: '24px 20px 0',
  h3: { fontSize: fontSize.h3 },
  p: { maxWidth: '48ch' },
  a: { marginTop: 8 },
  [media.desktop]: {
    gap: 16,
    alignContent: 'center',
    padding: '48px 0 48px 48px',
    h3: { fontSize: fontSize.h2 },
    p: { fontSize: fontSize.lead },
  },
});

const Terms = styled('ul')({
  display: 'grid',
  gap: 6,
  color: color.muted,
  li: { display: 'flex', gap: 10 },
  svg: { marginTop: 4, color: color.leaf },
});

const Art = styled('div')({
  height: 140,
  padding: '20px 20px 0',
  [media.tablet]: { height: 180 },
  [media.desktop]: { height: 'auto', minHeight: 300, padding: '40px 48px 0 0', display: 'grid', alignItems: 'end' },
});
