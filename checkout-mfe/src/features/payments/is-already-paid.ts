import { ApiError } from '@aarohan/shared/http';

/** Whether a payment was refused because somebody has paid the order already. */
export const isAlreadyPaid = (error: unknown): boolean => error instanceof ApiError && error.code === 'already-paid';
