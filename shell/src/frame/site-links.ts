/** The links that the header and the footer offer, in the spec's words (spec 1 §2). */
export interface SiteLink {
  title: string;
  to: string;
}

export const moreLinks: SiteLink[] = [
  { title: 'About Us', to: '/aboutus' },
  { title: 'Contact Us', to: '/contactus' },
  { title: 'Blog', to: '/blog' },
  { title: 'Referal', to: '/referal' },
  { title: 'Result', to: '/result' },
  { title: 'Letter Pad', to: '/letter-pad' },
];

export const quickLinks: SiteLink[] = [
  { title: 'About Us', to: '/aboutUs' },
  { title: 'Contact Us', to: '/contactUs' },
  { title: 'Blog', to: '/blog' },
  { title: 'Campus Drive', to: '/campus_drive' },
  { title: 'Result', to: '/result' },
  { title: 'Refer and Earn', to: '/referal' },
  { title: 'Privacy Policy', to: '/privacy_policy' },
  { title: 'Terms & Conditions', to: '/terms_conditions' },
  { title: 'Refund Policy', to: '/refund_policies' },
];
