import { color, styled } from '@aarohan/shared/ui';
import { Dialog } from '@aarohan/shared/ui-dialog';
import { PgApplicationForm } from './pg-application-form.tsx';

interface PgApplicationDialogProps {
  /** the postgraduate course */
  courseId: string;
  courseName: string;
  open: boolean;
  onClose: () => void;
}

/** The application above the course's page. Closed and opened again it still has what was filled in. */
export const PgApplicationDialog = ({ courseId, courseName, open, onClose }: PgApplicationDialogProps) => (
  <Dialog open={open} onClose={onClose} title="Apply Now" size="medium">
    <Course>{courseName}</Course>
    <PgApplicationForm courseId={courseId} onSent={onClose} />
  </Dialog>
);

const Course = styled('p')({ marginBottom: 20, color: color.muted });
