import type { ReactNode } from 'react';
import { color, fontSize, media, styled } from '@aarohan/shared/ui';

interface FieldGroupProps {
  legend: string;
  children: ReactNode;
}

/** Fields that belong together, two in a row where there is room. */
export const FieldGroup = ({ legend, children }: FieldGroupProps) => (
  <Group>
    <legend>{legend}</legend>
    <Columns>{children}</Columns>
  </Group>
);

const Group = styled('fieldset')({
  display: 'grid',
  gap: 16,
  minWidth: 0,
  paddingTop: 20,
  borderTop: `1px solid ${color.line}`,
  legend: { float: 'left', padding: 0, fontSize: fontSize.lead, fontWeight: 700 },
});
const Columns = styled('div')({ display: 'grid', gap: 16, alignItems: 'start', [media.tablet]: { gridTemplateColumns: '1fr 1fr' } });
