import { liveMode, type ProgramSeed, standardFees } from '../program-seed.ts';

export const robotics: ProgramSeed = {
  id: '66d5029eb94d7e0a51cb4c3a',
  name: 'Robotics and Industrial Automation',
  kind: 'top',
  mode: liveMode,
  weeks: 8,
  classTiming: 'Saturday and Sunday, 4:00 pm to 7:00 pm',
  available: false,
  rating: 5,
  fees: standardFees,
  description:
    'Eight weekends with PLCs, drives, sensors and a six-axis arm. You program a bottling line in simulation, commission a small cell at our Howrah workshop, and learn to document a machine so that the night shift can run it. Registration for the current intake is closed.',
  highlights: [
    ['A real cell', 'Two contact weekends with a robot arm, a conveyor and a safety fence.'],
    ['PLC brands compared', 'The same sequence written for two controllers used in Indian plants.'],
    ['Safety as a subject', 'Risk assessment, emergency stop categories and lock-out practice.'],
    ['ROS 2 included', 'Motion planning and vision on the open stack research groups use.'],
  ],
  modules: [
    {
      heading: 'Sensing and actuation',
      topics: [
        ['Industrial sensors', 'Proximity, encoders and 4-20 mA loops.'],
        ['Drives and motors', 'VFD parameters, servo tuning and braking.'],
        ['Pneumatics', 'Valves, cylinders and reading a circuit diagram.'],
      ],
    },
    {
      heading: 'PLC programming',
      topics: [
        ['Ladder logic', 'Interlocks, latches and a sequence that recovers after a stop.'],
        ['Structured text', 'Recipes, arrays and function blocks.'],
        ['HMI screens', 'Alarms an operator can act on.'],
      ],
    },
    {
      heading: 'Industrial networks',
      topics: [
        ['Modbus and Profinet', 'Frames, addresses and the usual wiring faults.'],
        ['OPC UA', 'A plant model that the office can read.'],
      ],
    },
    {
      heading: 'Robot programming',
      topics: [
        ['Frames and kinematics', 'Tool, base and the joint that cannot be reached.'],
        ['Pick and place', 'Speed, payload and grip verification.'],
        ['Vision guidance', 'Calibrate a camera and correct for a moving belt.'],
      ],
    },
    {
      heading: 'Commissioning',
      topics: [
        ['Factory acceptance', 'Test sheets, signatures and punch lists.'],
        ['Maintenance', 'Spares, backups and mean time to repair.'],
        ['Energy', 'Measure a cell for a week and cut its idle load.'],
      ],
    },
  ],
  faq: [
    [
      'When does registration open again?',
      'The next intake is announced when the workshop calendar is fixed. Ask for the brochure, and we will write to you on that day.',
    ],
    ['Must I travel to Howrah?', 'For two of the eight weekends, yes. Shared accommodation can be arranged at cost.'],
    [
      'Is it suitable for diploma holders?',
      'Very much so. Most of the work is practical, and plant experience helps more than mathematics.',
    ],
    ['Which safety gear is needed?', 'Closed shoes. Goggles and gloves are provided.'],
    ['Are the simulators free?', 'Yes, on educational licences that last six months.'],
  ],
  batches: [],
};
