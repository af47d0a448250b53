import { institute } from '@aarohan/shared/brand';
import { notify } from '@aarohan/shared/notices';
import { PageHead } from '@aarohan/shared/ui';
import { useState } from 'react';
import { Super30Hero } from '../features/super30/super30-hero.tsx';
import { Super30Slideshow } from '../features/super30/super30-slideshow.tsx';
import { Super30Year } from '../features/super30/super30-year.tsx';
import { usePart } from '../parts/use-part.ts';

const loadDialog = () => import(/* webpackChunkName: "super30-brochure" */ '../features/leads/super30-dialog.tsx');

/** Needs no data. */
export const load = (): void => undefined;

export function Component() {
  const [open, setOpen] = useState(false);
  const part = usePart(open, loadDialog, () => {
    setOpen(false);
    notify('error', 'The form could not be opened. Please try again.');
  });
  return (
    <>
      <PageHead
        title="Super30"
        description={`Super30 of ${institute.name}: thirty learners a year, chosen by merit, taught together and prepared for the offer letter.`}
      />
      <Super30Hero onBrochure={() => setOpen(true)} />
      <Super30Slideshow />
      <Super30Year />
      {part && <part.Super30Dialog open={open} onClose={() => setOpen(false)} />}
    </>
  );
}
