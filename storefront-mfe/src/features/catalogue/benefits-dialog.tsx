import type { Benefit } from '@aarohan/shared/catalogue';
import { Icon, color, fontSize, media, radius, styled } from '@aarohan/shared/ui';
import { Dialog } from '@aarohan/shared/ui-dialog';
import { BenefitTable } from './benefit-table.tsx';
import { benefitSections } from './benefit-rules.ts';

interface BenefitsDialogProps {
  benefit: Benefit;
  open: boolean;
  onClose: () => void;
}

/** Everything that comes with the program beside its classes (spec 2 §2). */
export function BenefitsDialog({ benefit, open, onClose }: BenefitsDialogProps) {
  const { mainTitle, items, middle, groups, table, bottom } = benefitSections(benefit);
  return (
    <Dialog open={open} onClose={onClose} title="Extra Benefits" size="large">
      <Sections>
        {items.length > 0 && (
          <section>
            {mainTitle && <h3>{mainTitle}</h3>}
            <Items>
              {items.map(({ heading, description }) => (
                <li key={heading + description}>
                  <Icon name="check-circle" />
                  <div>
                    <h4>{heading}</h4>
                    <p>{description}</p>
                  </div>
                </li>
              ))}
            </Items>
          </section>
        )}
        {(middle.heading || middle.description) && (
          <Middle>
            <h3>{middle.heading}</h3>
            <p>{middle.description}</p>
          </Middle>
        )}
        {groups.length > 0 && (
          <Groups>
            {groups.map(({ title, lines }) => (
              <section key={title}>
                <h3>{title}</h3>
                <ul>
                  {lines.map((line) => (
                    <li key={line}>{line}</li>
                  ))}
                </ul>
              </section>
            ))}
          </Groups>
        )}
        {table && <BenefitTable table={table} />}
        {bottom.title && (
          <section>
            <h3>{bottom.title}</h3>
            <p>{bottom.description}</p>
            {bottom.texts.map((text) => (
              <Small key={text}>{text}</Small>
            ))}
          </section>
        )}
      </Sections>
    </Dialog>
  );
}

const Sections = styled('div')({
  display: 'grid',
  gap: 32,
  h3: { marginBottom: 12, fontSize: fontSize.lead },
  h4: { fontSize: fontSize.body, lineHeight: 1.5 },
});

const Items = styled('ul')({
  display: 'grid',
  gap: '16px 32px',
  [media.tablet]: { gridTemplateColumns: '1fr 1fr' },
  li: { display: 'flex', gap: 12 },
  svg: { flex: 'none', marginTop: 2, color: color.leaf },
  p: { color: color.muted },
});

const Middle = styled('section')({
  padding: '20px 24px',
  borderLeft: `4px solid ${color.marigold}`,
  borderRadius: radius.control,
  background: color.marigoldTint,
  '&& h3': { marginBottom: 4 },
});

const Groups = styled('div')({
  display: 'grid',
  gap: 24,
  [media.tablet]: { gridTemplateColumns: '1fr 1fr' },
  [media.desktop]: { gridTemplateColumns: 'repeat(4, 1fr)' },
  ul: { display: 'grid', gap: 8, color: color.muted, fontSize: fontSize.small, lineHeight: 1.45 },
  '&& h3': { marginBottom: 8, fontSize: fontSize.body },
});

const Small = styled('p')({ marginTop: 8, color: color.muted, fontSize: fontSize.small });
