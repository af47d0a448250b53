import { Button, type ButtonLook } from '@aarohan/shared/ui';
import { loadEnrolment } from './load-enrolment.ts';
import { useApply } from './use-apply.ts';

const warmUp = () => void loadEnrolment().catch(() => undefined);

/** Opens the enrolment form, which the page holds. */
export function ApplyButton(look: ButtonLook) {
  const { apply } = useApply();
  return (
    <Button {...look} aria-haspopup="dialog" onClick={apply} onPointerEnter={warmUp} onFocus={warmUp}>
      Apply Now
    </Button>
  );
}
