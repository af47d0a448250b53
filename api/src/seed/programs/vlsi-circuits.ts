import { extendedFees, liveMode, type ProgramSeed, weekdayEvenings } from '../program-seed.ts';

export const vlsiCircuits: ProgramSeed = {
  id: 'vlsi-circuits-systems',
  name: 'VLSI Circuits and Systems',
  kind: 'top',
  mode: liveMode,
  weeks: 8,
  classTiming: weekdayEvenings,
  available: true,
  rating: 4.8,
  fees: extendedFees,
  description:
    'Eight intensive weeks from transistor to taped-out block. You design in Verilog, verify with SystemVerilog, synthesise and place a small processor with open-source tools on a 130 nm process, and read the reports the way a design house reads them.',
  highlights: [
    ['A layout of your own', 'Your block goes through the complete open flow to a GDSII file that passes its checks.'],
    ['Verification first', 'Half of the hours are spent proving designs, as in industry.'],
    ['Reports, not slides', 'Timing, power and area are discussed from your own runs.'],
    ['Design-house mentors', 'Engineers from Bengaluru and Kolkata review two checkpoints.'],
  ],
  modules: [
    {
      heading: 'Transistors and gates',
      topics: [
        ['CMOS inverter', 'Transfer curve, delay and the price of switching.'],
        ['Sizing a path', 'Logical effort on paper, then in SPICE.'],
        ['Leakage and variation', 'Corners and why silicon is never typical.'],
      ],
    },
    {
      heading: 'Digital design in Verilog',
      topics: [
        ['Synthesizable style', 'Registers, combinational blocks and code that means hardware.'],
        ['State machines', 'A UART and a traffic controller with safe defaults.'],
        ['Pipelines', 'Hazards, stalls and a five-stage RISC-V core.'],
        ['Clock domains', 'Synchronisers, FIFOs and metastability you can measure.'],
      ],
    },
    {
      heading: 'Verification',
      topics: [
        ['Testbenches', 'Drivers, monitors and scoreboards in SystemVerilog.'],
        ['Constrained random', 'Coverage as the answer to "are we done?".'],
        ['Assertions', 'Properties that catch a bug in the cycle it happens.'],
      ],
    },
    {
      heading: 'Synthesis and timing',
      topics: [
        ['Constraints', 'Clocks, exceptions and the files everybody argues about.'],
        ['Static timing analysis', 'Setup, hold and reading a path report backwards.'],
        ['Low-power techniques', 'Clock gating and multiple voltages.'],
      ],
    },
    {
      heading: 'Physical design',
      topics: [
        ['Floorplan and power grid', 'Decide early, suffer less.'],
        ['Placement, clock tree, routing', 'OpenROAD from netlist to wires.'],
        ['Sign-off checks', 'DRC, LVS and antenna rules repaired one by one.'],
      ],
    },
  ],
  faq: [
    [
      'What should I know beforehand?',
      'Digital electronics at the level of the third semester: Boolean algebra, flip-flops and number systems. A revision week is recorded.',
    ],
    [
      'Which tools are used?',
      'Verilator, Yosys, OpenROAD, Magic and KLayout, all open source. The ideas carry over to commercial tools, and a session compares the reports.',
    ],
    [
      'Will my chip be manufactured?',
      'The best block of each batch is submitted to a shared multi-project run when one is open. Manufacture depends on its organisers.',
    ],
    [
      'Is the course for analog designers?',
      'It is digital in the main. Two sessions treat analog blocks that a digital designer must respect.',
    ],
    ['Can my college sponsor a group?', 'Yes. Groups of ten or more get a project of their own and a joint review with their faculty.'],
  ],
  batches: [
    [3, '2026-12-09'],
    [4, '2027-03-01'],
  ],
};
