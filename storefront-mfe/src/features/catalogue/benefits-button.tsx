import type { Benefit } from '@aarohan/shared/catalogue';
import { notify } from '@aarohan/shared/notices';
import { Button, Icon, type ButtonLook } from '@aarohan/shared/ui';
import { useState } from 'react';
import { usePart } from '../../parts/use-part.ts';

const loadDialog = () => import(/* webpackChunkName: "extra-benefits" */ './benefits-dialog.tsx');
const warmUp = () => void loadDialog().catch(() => undefined);

/** Shows what comes beside the classes; the dialog comes when it is wanted. */
export function BenefitsButton({ benefit, ...look }: ButtonLook & { benefit: Benefit }) {
  const [open, setOpen] = useState(false);
  const part = usePart(open, loadDialog, () => {
    setOpen(false);
    notify('error', 'The benefits could not be opened. Please try again.');
  });
  return (
    <>
      <Button
        {...look}
        startIcon={<Icon name="award" size={18} />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        onPointerEnter={warmUp}
        onFocus={warmUp}
      >
        Extra Benefits
      </Button>
      {part && <part.BenefitsDialog benefit={benefit} open={open} onClose={() => setOpen(false)} />}
    </>
  );
}
