import { useId, useLayoutEffect, useRef } from 'react';
import { color, fontSize, IconButton, media, radius, styled } from '@aarohan/shared/ui';
import { keepFocusInside } from '../menus/keep-focus-inside.ts';
import { showModal } from '../menus/show-modal.ts';
import { FinderCourses } from './finder-courses.tsx';

interface FinderOverlayProps {
  category: string;
  /** called by Escape, the × and a press beside it */
  onClose: () => void;
  /** called when a course is chosen */
  onLeave: () => void;
}

/** A category's courses above the page. */
export function FinderOverlay({ category, onClose, onLeave }: FinderOverlayProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  // Before the dialog has left the document, from where it could not give the focus back.
  useLayoutEffect(() => (dialog.current ? showModal(dialog.current) : undefined), []);

  return (
    <Root
      ref={dialog}
      aria-labelledby={titleId}
      onClose={onClose}
      onKeyDown={keepFocusInside}
      onClick={({ target, currentTarget }) => {
        if (target === currentTarget) onClose();
      }}
    >
      <Sheet>
        <Head>
          <Title id={titleId}>{category}</Title>
          <IconButton icon="close" label="Close" onClick={onClose} />
        </Head>
        <Body>
          <FinderCourses category={category} onLeave={onLeave} />
        </Body>
      </Sheet>
    </Root>
  );
}

const Root = styled('dialog')({
  width: '100%',
  maxWidth: 'none',
  height: '100dvh',
  maxHeight: 'none',
  margin: 0,
  padding: 0,
  border: 0,
  background: color.surface,
  color: color.ink,
  '&::backdrop': { background: 'rgb(22 24 47 / 56%)' },
  [media.desktop]: {
    width: 'calc(100% - 64px)',
    // Tailwind's 6xl (spec 1 §9).
    maxWidth: 1152,
    height: '80vh',
    margin: 'auto',
    borderRadius: radius.card,
    boxShadow: '0 24px 64px rgb(22 24 47 / 28%)',
  },
});

/** Fills the dialog, so that a press on the dialog itself is one beside it. */
const Sheet = styled('div')({ display: 'flex', flexDirection: 'column', height: '100%' });

const Head = styled('div')({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 16,
  minHeight: 72,
  padding: '12px 12px 12px 16px',
  borderBottom: `1px solid ${color.line}`,
  [media.desktop]: { paddingLeft: 24 },
});

const Title = styled('h2')({ fontSize: fontSize.h3 });

const Body = styled('div')({
  flex: 1,
  padding: 16,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  [media.desktop]: { padding: 24 },
});
