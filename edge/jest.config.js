import { nodeTests } from '@aarohan/shared/testing/jest-preset.js';

export default nodeTests(import.meta.dirname);
