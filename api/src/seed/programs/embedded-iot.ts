import { liveMode, type ProgramSeed, standardFees } from '../program-seed.ts';

export const embeddedIot: ProgramSeed = {
  id: '66b20c91b94d7e0a51c9dfc5',
  name: 'Embedded Systems and IoT',
  kind: 'top',
  mode: liveMode,
  weeks: 43,
  classTiming: 'Weekend',
  available: true,
  rating: 4.8,
  fees: { ...standardFees, registrationStudent: 1000 },
  description:
    'A weekend program over forty-three weeks for people who want to hold what they program. It starts with C on a bare microcontroller and ends with a battery-powered sensor node that reports to the cloud, survives a power cut and updates itself over the air.',
  highlights: [
    ['A board at your door', 'An STM32 board, sensors, a logic analyser and a soldering kit are couriered before the first class.'],
    ['Weekends only', 'Saturday and Sunday mornings, so that final-year students and working engineers can both stay to the end.'],
    ['Schematic to enclosure', 'You draw a two-layer board, have it made, populate it and close the lid on it.'],
    ['Field trial', 'Ten nodes of the batch run for a month on the roof of our Salt Lake centre, and everybody reads the data.'],
  ],
  modules: [
    {
      heading: 'C for machines that never restart',
      topics: [
        ['Types, pointers and memory maps', 'What the compiler places where, and how to see it in the map file.'],
        ['Bits and registers', 'Masks, volatile and reading a reference manual without fear.'],
        ['Defensive habits', 'Static analysis, assertions and the MISRA rules worth keeping.'],
      ],
    },
    {
      heading: 'Microcontrollers from the inside',
      topics: [
        ['ARM Cortex-M core', 'Exceptions, stack frames and the first instruction after reset.'],
        ['Timers, PWM and ADC', 'Drive a motor and measure what it draws.'],
        ['Interrupts and DMA', 'Move data while the processor sleeps.'],
        ['Debugging with a probe', 'Breakpoints, watchpoints and trace on real hardware.'],
      ],
    },
    {
      heading: 'Buses, sensors and power',
      topics: [
        ['UART, I2C and SPI', 'Protocols seen on a logic analyser before any library is used.'],
        ['Sensor drivers', 'Temperature, motion and air quality with calibration sheets.'],
        ['Low-power design', 'Sleep states and a battery budget that adds up.'],
      ],
    },
    {
      heading: 'Real-time operating systems',
      topics: [
        ['Tasks and scheduling', 'FreeRTOS priorities, starvation and how to prove a deadline.'],
        ['Queues, semaphores and mutexes', 'Priority inversion reproduced on the bench and then cured.'],
        ['Watchdogs and faults', 'A crash report that survives the restart.'],
      ],
    },
    {
      heading: 'Connected devices',
      topics: [
        ['Wi-Fi, BLE and LoRaWAN', 'Range, current and cost compared on the same node.'],
        ['MQTT and device shadows', 'Topics, quality of service and behaviour without a network.'],
        ['Secure boot and updates', 'Signed images, rollback and keys that do not leave the chip.'],
      ],
    },
    {
      heading: 'Board design',
      topics: [
        ['Schematics in KiCad', 'Decoupling, pull-ups and a review checklist.'],
        ['Layout and manufacture', 'Gerber files, stencils and talking to a fabricator in India.'],
        ['Bring-up', 'First power, smoke test and a log of every measurement.'],
      ],
    },
    {
      heading: 'Product project',
      topics: [
        ['Requirements and risks', 'A page that says what the device must never do.'],
        ['Integration', 'Hardware, firmware and dashboard joined, tested, documented.'],
        ['Demonstration day', 'Present a working unit to engineers from three companies.'],
      ],
    },
  ],
  faq: [
    [
      'Is the hardware kit mine to keep?',
      'Yes. The kit is part of the fee, including courier anywhere in India, and a damaged board is replaced once without charge.',
    ],
    [
      'Why does it take forty-three weeks?',
      'Hardware needs time: boards are manufactured, nodes run in the field, and weekends leave room for college or a job.',
    ],
    [
      'I know Arduino. Where will I start?',
      'With the others, in C. Most learners who come from Arduino find that the first month explains what the libraries had hidden.',
    ],
    [
      'Can I attend from outside Kolkata?',
      'All classes are online. Two optional lab days in Kolkata are announced six weeks ahead and are recorded.',
    ],
    [
      'Which roles does it prepare for?',
      'Firmware engineer, embedded test engineer, IoT developer and hardware application engineer at the entry level.',
    ],
  ],
  batches: [[4, '2026-12-12']],
};
