import { styled } from '@aarohan/shared/ui';

/** A list with all that stands around it. */
export const ListRoot = styled('div')({ display: 'grid', gap: 16 });
