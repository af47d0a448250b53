import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { Icon } from './icon.tsx';
import type { IconName } from './icon-paths.ts';
import { color, fontSize, radius } from './tokens.ts';

interface StateMessageProps {
  tone: 'empty' | 'error';
  title: string;
  /** what to do about it */
  children?: ReactNode;
  /** an error's way out: loads again without a reload */
  onRetry?: () => void;
  retrying?: boolean;
  /** another way on: a ButtonLink */
  action?: ReactNode;
  icon?: IconName;
}

/** What stands in the place of something that is empty or failed. An error is announced. */
export const StateMessage = ({ tone, title, children, onRetry, retrying, action, icon }: StateMessageProps) => (
  <Root role={tone === 'error' ? 'alert' : undefined}>
    <Badge ownerState={{ tone }}>
      <Icon name={icon ?? (tone === 'error' ? 'alert' : 'search')} size={24} />
    </Badge>
    <Title>{title}</Title>
    {children && <Body>{children}</Body>}
    <WaysOn onRetry={onRetry} retrying={retrying} action={action} />
  </Root>
);

const WaysOn = ({ onRetry, retrying = false, action }: Pick<StateMessageProps, 'onRetry' | 'retrying' | 'action'>) =>
  (onRetry ?? action) && (
    <Actions>
      {onRetry && (
        <Button variant="contained" onClick={onRetry} disabled={retrying}>
          {retrying ? 'Trying again…' : 'Retry'}
        </Button>
      )}
      {action}
    </Actions>
  );

const badge = {
  empty: { background: color.primaryTint, color: color.primary },
  error: { background: color.roseTint, color: color.rose },
};

const Root = styled('div')({
  display: 'grid',
  justifyItems: 'center',
  gap: 8,
  padding: '40px 24px',
  border: `1px dashed ${color.line}`,
  borderRadius: radius.card,
  background: color.surface,
  textAlign: 'center',
});
const Badge = styled('span')<{ ownerState: Pick<StateMessageProps, 'tone'> }>(({ ownerState }) => ({
  display: 'grid',
  placeItems: 'center',
  width: 56,
  height: 56,
  marginBottom: 8,
  borderRadius: '50%',
  ...badge[ownerState.tone],
}));
const Title = styled('p')({ fontSize: fontSize.lead, fontWeight: 700, lineHeight: 1.3 });
const Body = styled('div')({ maxWidth: '52ch', color: color.muted });
const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 12, marginTop: 12 });
