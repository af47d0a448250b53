import { notify } from '@aarohan/shared/notices';
import { usePart } from '../../parts/use-part.ts';
import { useApply } from './use-apply.ts';

const loadDialog = () => import(/* webpackChunkName: "pg-application" */ './pg-application-dialog.tsx');

/** A postgraduate course's application where the address asks for it. */
export function PgApplication({ courseId, courseName }: { courseId: string; courseName: string }) {
  const { open, close } = useApply();
  const part = usePart(open, loadDialog, () => {
    notify('error', 'The form could not be opened. Please try again.');
    close();
  });
  return part && <part.PgApplicationDialog courseId={courseId} courseName={courseName} open={open} onClose={close} />;
}
