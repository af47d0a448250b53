import { color, fontSize, media, styled } from '@aarohan/shared/ui';

/** A group of fields under a legend of its own. */
export const Group = styled('fieldset')({
  display: 'grid',
  gap: 16,
  minWidth: 0,
  paddingTop: 20,
  borderTop: `1px solid ${color.line}`,
  legend: { float: 'left', padding: 0, fontSize: fontSize.lead, fontWeight: 700 },
});

export const Columns = styled('div')({ display: 'grid', gap: 16, [media.tablet]: { gridTemplateColumns: '1fr 1fr' } });

/** What a file may be, said before the first is chosen. */
export const Limit = styled('p')({ color: color.muted, fontSize: fontSize.small, lineHeight: 1.5 });
