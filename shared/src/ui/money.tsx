import { styled } from '@mui/material/styles';
import { formatMoney } from '../money.ts';

/** An amount in rupees, Indian grouping, figures of one width: ₹1,00,000. */
export const Money = ({ rupees }: { rupees: number }) => <Root>{formatMoney(Math.round(rupees * 100))}</Root>;

const Root = styled('span')({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' });
