import { useFormState } from 'react-hook-form';
import { Button, type ButtonProps } from '@aarohan/shared/ui';

interface SubmitButtonProps extends Omit<ButtonProps, 'type'> {
  /** shown while it is being sent: "Sending…" */
  pendingLabel: string;
}

/** Sends the form it stands in, once: disabled until the answer is there. */
export function SubmitButton({ children, pendingLabel, disabled, variant = 'contained', ...rest }: SubmitButtonProps) {
  const { isSubmitting } = useFormState();
  return (
    <Button {...rest} type="submit" variant={variant} disabled={isSubmitting || disabled}>
      {isSubmitting ? pendingLabel : children}
    </Button>
  );
}
