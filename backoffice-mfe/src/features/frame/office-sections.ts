import type { IconName } from '@aarohan/shared/ui';

interface OfficeSection {
  to: string;
  title: string;
  /** the last word or words of the title, where there is little room */
  short: string;
  icon: IconName;
}

/** What the rail leads to: the pages that `remote.json` owns and that stand on their own. */
export const officeSections: OfficeSection[] = [{ to: '/registered-users', title: 'Registered users', short: 'users', icon: 'users' }];
