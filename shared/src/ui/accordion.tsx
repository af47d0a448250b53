import { styled } from '@mui/material/styles';
import { useId, useState, type ReactNode } from 'react';
import { Icon } from './icon.tsx';
import { color, fontSize, media, radius } from './tokens.ts';

interface AccordionProps {
  items: readonly { title: string; content: ReactNode }[];
  /** the item that is open at first; -1 for none */
  initial?: number;
}

/** Headings that open one at a time; pressing the open one closes it. What is closed stays in the page. */
export function Accordion({ items, initial = -1 }: AccordionProps) {
  const [open, setOpen] = useState(initial);
  const id = useId();
  return (
    <Root>
      {items.map(({ title, content }, index) => (
        <Item key={title}>
          <Heading>
            <Toggle
              type="button"
              id={`${id}${index}`}
              aria-expanded={open === index}
              aria-controls={`${id}${index}-panel`}
              onClick={() => setOpen(open === index ? -1 : index)}
            >
              {title}
              <Icon name="chevron-down" />
            </Toggle>
          </Heading>
          <Panel id={`${id}${index}-panel`} role="region" aria-labelledby={`${id}${index}`} hidden={open !== index}>
            {content}
          </Panel>
        </Item>
      ))}
    </Root>
  );
}

const Root = styled('div')({ border: `1px solid ${color.line}`, borderRadius: radius.card, background: color.surface, overflow: 'clip' });

const Item = styled('div')({ '& + &': { borderTop: `1px solid ${color.line}` } });

const Heading = styled('h3')({ fontSize: fontSize.body, letterSpacing: 0, textWrap: 'wrap' });

const Toggle = styled('button')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 16,
  width: '100%',
  minHeight: 56,
  padding: '12px 16px',
  border: 0,
  background: 'none',
  fontWeight: 700,
  lineHeight: 1.4,
  textAlign: 'left',
  cursor: 'pointer',
  svg: { color: color.muted, transition: 'transform 150ms' },
  '&[aria-expanded="true"] svg': { transform: 'rotate(180deg)' },
  '&:focus-visible': { outlineOffset: -4 },
  [media.hover]: { '&:hover': { color: color.primary } },
  [media.desktop]: { padding: '14px 24px' },
});

const Panel = styled('div')({
  padding: '0 16px 20px',
  [media.desktop]: { padding: '0 24px 24px' },
  [media.print]: { '&[hidden]': { display: 'block' } },
});
