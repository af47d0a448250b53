import { remoteConfig } from '@aarohan/shared/build/app-preset';

export default remoteConfig(import.meta.dirname);
