import { extendedFees, liveMode, type ProgramSeed, weekdayEvenings } from '../program-seed.ts';

export const cyberSecurity: ProgramSeed = {
  id: '66d5037fb94d7e0a51cb6e12',
  name: 'Cyber Security and Ethical Hacking',
  kind: 'top',
  mode: liveMode,
  weeks: 8,
  classTiming: weekdayEvenings,
  available: true,
  rating: 4.8,
  fees: extendedFees,
  description:
    'Attack a network that was built to be attacked, then go back and defend it. Eight weeks of reconnaissance, web and network testing, log analysis and incident response in an isolated range, with the law and the written permission always first.',
  highlights: [
    ['An isolated range', 'Forty machines with real weaknesses, reset every night.'],
    ['Red week, blue week', 'You attack what your neighbour defends, and then change places.'],
    ['Reports a client would accept', 'Each finding carries evidence, risk and a remedy.'],
    ['Law and ethics', 'IT Act, CERT-In directions and responsible disclosure, examined like any other module.'],
  ],
  modules: [
    {
      heading: 'Ground rules and foundations',
      topics: [
        ['Permission and scope', 'The document that separates a tester from an offender.'],
        ['Networks for defenders', 'Packets, routes and what normal looks like.'],
        ['Linux under the hood', 'Users, permissions, services and logs.'],
      ],
    },
    {
      heading: 'Reconnaissance and scanning',
      topics: [
        ['Open sources', 'What a company tells the world without noticing.'],
        ['Scanning with care', 'Nmap profiles that do not break a hospital.'],
        ['Vulnerability triage', 'CVSS, exposure and what to repair on Monday.'],
      ],
    },
    {
      heading: 'Web application testing',
      topics: [
        ['Injection and access control', 'The two families behind most breaches.'],
        ['Sessions and tokens', 'Cookies, JWT and mistakes with both.'],
        ['Burp Suite method', 'From site map to a reproducible proof.'],
      ],
    },
    {
      heading: 'Systems and identity',
      topics: [
        ['Privilege escalation', 'Misconfiguration on Linux and Windows.'],
        ['Active Directory', 'Kerberos, lateral movement and its traces.'],
        ['Cloud identity', 'Keys, roles and a bucket left open.'],
      ],
    },
    {
      heading: 'Defence and response',
      topics: [
        ['Logging and SIEM', 'Rules that wake somebody only when it matters.'],
        ['Incident handling', 'Contain, preserve evidence, recover, report within six hours.'],
        ['Forensic basics', 'Images, hashes and a timeline.'],
      ],
    },
    {
      heading: 'Final exercise',
      topics: [
        ['Three-day range', 'Teams of four, one network, a jury that reads the reports.'],
        ['Debrief', 'What was missed, why, and what would have caught it.'],
      ],
    },
  ],
  faq: [
    [
      'Is ethical hacking legal?',
      'Testing is legal with the written permission of the owner, and only inside its scope. All exercises run in our own range.',
    ],
    [
      'Which certification does it prepare for?',
      'The syllabus covers most of Security+ and a large part of CEH. Examination fees are not included.',
    ],
    ['Do I need a powerful computer?', 'No. The range opens in a browser; a steady connection of 4 Mbps is enough.'],
    [
      'Can I join after a career break?',
      'Yes. Former system administrators and testers return well through the defensive modules, and counsellors plan the load with you.',
    ],
    ['What do employers ask for first?', 'Proof of method: two clean reports and a lab diary. You leave with both.'],
  ],
  batches: [
    [8, '2026-12-02'],
    [9, '2027-01-27'],
  ],
};
