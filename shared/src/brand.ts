/** Everything that names the institute. Another institute puts in its own here, and its mark in `ui/logo-mark.tsx`. */
export const institute = {
  name: 'Aarohan Institute',
  shortName: 'Aarohan',
  legalName: 'Aarohan Institute of Career Programs Private Limited',
  tagline: 'Career programs that end in a job',
  website: 'https://www.aarohan.example',
  address: {
    lines: ['4th Floor, Aarohan House', 'Plot 14, Block EP, Sector V', 'Salt Lake'],
    city: 'Kolkata',
    state: 'West Bengal',
    pin: '700091',
    country: 'India',
  },
  /** shown form and the form a phone dials */
  phones: [
    { shown: '+91 33 4000 1200', dial: '+913340001200' },
    { shown: '+91 98300 01200', dial: '+919830001200' },
  ],
  email: 'info@aarohan.example',
  admissionsEmail: 'admissions@aarohan.example',
  placementEmail: 'placement@aarohan.example',
  hours: 'Monday to Saturday, 10 am to 7 pm',
  socials: [
    { name: 'LinkedIn', icon: 'linkedin', href: 'https://www.linkedin.com/company/aarohan-institute' },
    { name: 'Facebook', icon: 'facebook', href: 'https://www.facebook.com/aarohaninstitute' },
    { name: 'Instagram', icon: 'instagram', href: 'https://www.instagram.com/aarohaninstitute' },
    { name: 'Twitter', icon: 'twitter', href: 'https://twitter.com/aarohaninst' },
    { name: 'YouTube', icon: 'youtube', href: 'https://www.youtube.com/@aarohaninstitute' },
  ],
  legal: {
    copyright: '© 2026 Aarohan Institute of Career Programs Private Limited',
    /** corporate identity number and GST registration, as invoices and letters must show them */
    cin: 'U80904WB2019PTC231200',
    gstin: '19AAKCA1200M1Z6',
    jurisdiction: 'Subject to the courts of Kolkata, West Bengal.',
  },
  /** shown as plain text wherever the institute speaks of itself (spec 1 §1) */
  claims: [
    { figure: '7000+', what: 'courses' },
    { figure: '50k+', what: 'learners' },
    { figure: '25+', what: 'countries' },
    { figure: '95%', what: 'placement' },
  ],
} as const;
