import { shellConfig } from '@aarohan/shared/build/app-preset';

export default shellConfig(import.meta.dirname);
