import { anyTime, type ProgramSeed, selfPacedMode, standardFees } from '../program-seed.ts';

export const cloudAws: ProgramSeed = {
  id: '66e19d72b94d7e0a51cc3f08',
  name: 'Cloud Computing with AWS',
  kind: 'selfPaced',
  mode: selfPacedMode,
  weeks: 8,
  classTiming: anyTime,
  available: true,
  rating: 4.8,
  fees: standardFees,
  description:
    'Learn the cloud by running something in it: a photo-sharing service that grows from one server to a managed, watched and affordable architecture in the Mumbai region. Accounts, networks, compute, storage, automation and the monthly bill.',
  highlights: [
    ['Guided accounts', 'Temporary sandboxes that delete themselves, so that no lab ends in a bill.'],
    ['Break and repair', 'Six prepared outages with a timer and a written review.'],
    ['Examination map', 'Lessons are tagged with the domains of the Solutions Architect Associate paper.'],
  ],
  modules: [
    {
      heading: 'Foundations',
      topics: [
        ['Regions and responsibility', 'What the provider guards and what remains yours.'],
        ['Identity', 'Users, roles and least privilege.'],
        ['Budget alarms', 'The first thing to create in any account.'],
      ],
    },
    {
      heading: 'Networks and compute',
      topics: [
        ['VPC', 'Subnets, routes and a diagram that matches reality.'],
        ['EC2 and scaling', 'Images, health checks and groups that heal.'],
        ['Load balancing', 'Certificates, targets and quiet deployments.'],
      ],
    },
    {
      heading: 'Storage and databases',
      topics: [
        ['S3', 'Classes, lifecycle and signed links.'],
        ['RDS', 'Backups restored, not only taken.'],
        ['DynamoDB', 'Access patterns before tables.'],
      ],
    },
    {
      heading: 'Serverless and messages',
      topics: [
        ['Lambda', 'Events, limits and cold starts.'],
        ['Queues and topics', 'Retry, dead letters and doing it once.'],
        ['API Gateway', 'Throttles, keys and versions.'],
      ],
    },
    {
      heading: 'Automation and operations',
      topics: [
        ['Infrastructure as code', 'Terraform plans reviewed like any change.'],
        ['Containers on ECS', 'Tasks, services and rollbacks.'],
        ['Observability', 'Metrics, logs and an alert with a runbook.'],
        ['Cost review', 'Find the idle third of a bill.'],
      ],
    },
  ],
  faq: [
    [
      'Will I be charged by the provider?',
      'Labs run in sandboxes that we pay for. Your own account is used for one exercise only and stays in the free tier.',
    ],
    ['Is Linux knowledge necessary?', 'A little. The opening week teaches the twenty commands that the labs need.'],
    ['Are Azure and Google Cloud treated?', 'A closing chapter maps each service to its counterpart in both.'],
    ['Is the examination voucher included?', 'No, but learners who finish all labs receive a discount code when the provider issues one.'],
    ['Can my team take it together?', 'Yes. Team leads get a progress page and a joint outage exercise.'],
  ],
  batches: [[10, '2026-12-01']],
};
