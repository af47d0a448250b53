import { browserTests } from '@aarohan/shared/testing/jest-preset.js';

export default browserTests(import.meta.dirname);
