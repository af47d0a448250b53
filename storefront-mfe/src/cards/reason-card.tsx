import { Card, Icon, color, styled, type IconName } from '@aarohan/shared/ui';

export interface Reason {
  icon: IconName;
  title: string;
  text: string;
}

/** One reason of a list of them. */
export const ReasonCard = ({ icon, title, text }: Reason) => (
  <Root as="li">
    <Badge>
      <Icon name={icon} size={22} />
    </Badge>
    <h3>{title}</h3>
    <p>{text}</p>
  </Root>
);

const Root = styled(Card)({ padding: 24, p: { marginTop: 8, color: color.muted } });

const Badge = styled('span')({
  display: 'grid',
  placeItems: 'center',
  width: 44,
  height: 44,
  marginBottom: 16,
  borderRadius: 10,
  background: color.primaryTint,
  color: color.primary,
});
