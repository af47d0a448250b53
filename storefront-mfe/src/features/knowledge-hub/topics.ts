import type { IconName } from '@aarohan/shared/ui';

export interface Topic {
  title: string;
  text: string;
  icon: IconName;
}

/** What the knowledge hub is about, in the spec's order (spec 2 §2). */
export const topics: readonly Topic[] = [
  { title: 'Data Analytics', text: 'From a question to the table that answers it, and to the chart that is believed.', icon: 'list' },
  { title: 'AI and Machine Learning', text: 'Models that earn their keep: data first, then training, then watching them.', icon: 'award' },
  {
    title: 'IoT and Embedded Systems',
    text: 'Sensors, boards and buses, and software that runs for years without a restart.',
    icon: 'grid',
  },
  { title: 'Digital Banking and Finance', text: 'UPI, risk and compliance: how money moves, and who answers for it.', icon: 'rupee' },
  { title: 'Cloud Computing', text: 'Machines by the minute, built from text, and a bill that surprises nobody.', icon: 'globe' },
  { title: 'Cybersecurity', text: 'Think like the one who breaks in, work like the one who lets nobody.', icon: 'shield' },
];
