import { expect, test } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { AppTheme, Button } from '@aarohan/shared/ui';
import { ConfirmDialog, Dialog, Drawer } from './ui-dialog.ts';

function Page({ kind: Kind }: { kind: typeof Dialog | typeof Drawer }) {
  const [open, setOpen] = useState(false);
  return (
    <AppTheme>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Kind open={open} onClose={() => setOpen(false)} title="Filters">
        <input aria-label="Name" />
      </Kind>
    </AppTheme>
  );
}

test.each([
  ['dialog', Dialog],
  ['drawer', Drawer],
])('When a %s is opened, then it has a name and the focus; Escape and × give the focus back', async (_, kind) => {
  render(<Page kind={kind} />);
  const user = userEvent.setup();
  const opener = screen.getByRole('button', { name: 'Open' });

  for (const close of [() => user.keyboard('{Escape}'), () => user.click(screen.getByRole('button', { name: 'Close' }))]) {
    await user.click(opener);
    expect(screen.getByRole('dialog', { name: 'Filters' })).toContainElement(document.activeElement as HTMLElement);
    await close();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(opener).toHaveFocus();
  }
});

test('When a question is asked, then confirming and cancelling are two buttons that say what they do', async () => {
  const answers: string[] = [];
  render(
    <AppTheme>
      <ConfirmDialog
        open
        title="Delete this letter?"
        confirmLabel="Delete letter"
        onCancel={() => answers.push('cancelled')}
        onConfirm={() => answers.push('confirmed')}
      >
        The student keeps the copy that was mailed.
      </ConfirmDialog>
    </AppTheme>,
  );
  const user = userEvent.setup();

  expect(screen.getByRole('alertdialog', { name: 'Delete this letter?' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await user.click(screen.getByRole('button', { name: 'Delete letter' }));
  expect(answers).toEqual(['cancelled', 'confirmed']);
});
