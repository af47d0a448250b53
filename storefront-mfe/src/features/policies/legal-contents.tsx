import { color, fontSize, media, radius, styled } from '@aarohan/shared/ui';
import { useId } from 'react';
import type { LegalSection } from './legal-page.tsx';

/** The way through a long text: beside it on a desk, a strip above it on a phone. */
export function LegalContents({ sections }: { sections: readonly LegalSection[] }) {
  const id = useId();
  return (
    <Root aria-labelledby={id}>
      <p id={id}>On this page</p>
      <List>
        {sections.map(({ id: section, title }) => (
          <li key={section}>
            <a href={`#${section}`}>{title}</a>
          </li>
        ))}
      </List>
    </Root>
  );
}

const Root = styled('nav')({
  minWidth: 0,
  p: { marginBottom: 8, color: color.muted, fontSize: fontSize.small, fontWeight: 600 },
  // Below the header, and no taller than what is left of the window.
  [media.desktop]: { position: 'sticky', top: 104, maxHeight: 'calc(100vh - 120px)', overflowY: 'auto' },
  [media.print]: { display: 'none' },
});

const List = styled('ol')({
  display: 'flex',
  gap: 8,
  // Up to the screen's edges, so that the strip is seen to go on; room for the ring of focus.
  marginInline: -16,
  padding: '4px 16px',
  overflowX: 'auto',
  a: {
    display: 'flex',
    alignItems: 'center',
    minHeight: 44,
    padding: '0 14px',
    border: `1px solid ${color.line}`,
    borderRadius: radius.control,
    background: color.surface,
    fontSize: fontSize.small,
    fontWeight: 600,
    whiteSpace: 'nowrap',
    textDecoration: 'none',
  },
  [media.hover]: { 'a:hover': { textDecoration: 'underline' } },
  [media.desktop]: {
    display: 'grid',
    gap: 0,
    margin: 0,
    padding: 0,
    overflow: 'visible',
    borderLeft: `2px solid ${color.line}`,
    a: {
      minHeight: 36,
      paddingBlock: 6,
      border: 0,
      borderRadius: 0,
      background: 'none',
      fontWeight: 500,
      lineHeight: 1.35,
      whiteSpace: 'normal',
      [media.touch]: { minHeight: 44 },
      '&:focus-visible': { outlineOffset: -2 },
    },
  },
});
