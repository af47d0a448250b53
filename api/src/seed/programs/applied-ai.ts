import { liveMode, type ProgramSeed, weekdayEvenings } from '../program-seed.ts';

export const appliedAi: ProgramSeed = {
  id: '66a1f3c2b94d7e0a51c828c7',
  name: 'Applied AI and Machine Learning',
  kind: 'top',
  mode: liveMode,
  weeks: 16,
  classTiming: weekdayEvenings,
  available: true,
  rating: 4.8,
  fees: {
    student: 59_900,
    professional: 59_900,
    registrationStudent: 2000,
    registrationProfessional: 2000,
    booking: 5000,
    firstInstallment: 30_000,
  },
  description:
    'Sixteen weeks from a clean notebook to a model that answers requests. You build regressions, tree ensembles, neural networks and a retrieval assistant on public Indian data sets, put two of them online, and defend them in front of a review panel of working engineers.',
  highlights: [
    [
      'Two models in production',
      'A demand forecast and a document classifier, each behind an API with monitoring, both in your public portfolio.',
    ],
    ['Mentor for every eight learners', 'A practising data scientist reads your code once a week and writes back within two days.'],
    ['GPU hours included', 'Forty hours of cloud GPU time per learner, so that nobody trains a network on a laptop fan.'],
    ['Interview room', 'Three recorded mock interviews with written notes, the last one with an engineer from outside the institute.'],
  ],
  modules: [
    {
      heading: 'Python and mathematics for modelling',
      topics: [
        ['NumPy and vectorised thinking', 'Replace loops by array operations and read shapes before reading errors.'],
        ['Linear algebra you will use', 'Projections, eigenvectors and why a covariance matrix is worth looking at.'],
        ['Probability and sampling', 'Distributions, the central limit theorem and simulation as a check on intuition.'],
      ],
    },
    {
      heading: 'Data work before the model',
      topics: [
        ['Joining and cleaning with pandas', 'Census, rainfall and mandi price tables brought into one tidy frame.'],
        ['Missing values and outliers', 'Decide, document and test each repair in place of hiding it.'],
        ['Features and leakage', 'Encodings, time windows and the three commonest ways to fool yourself.'],
      ],
    },
    {
      heading: 'Supervised learning',
      topics: [
        ['Linear and logistic regression', 'Loss functions, regularisation and reading coefficients with care.'],
        ['Trees, forests and boosting', 'XGBoost and LightGBM on credit data, tuned within a fixed budget.'],
        ['Choosing by evidence', 'Cross-validation, calibration and a cost matrix agreed with the business.'],
      ],
    },
    {
      heading: 'Deep learning with PyTorch',
      topics: [
        ['Networks from scratch', 'Forward pass, backpropagation and an optimiser in eighty lines.'],
        ['Convolutional networks', 'Crop-leaf disease images, augmentation and transfer from a pretrained backbone.'],
        ['Sequences and attention', 'From recurrent cells to the transformer block, drawn and then coded.'],
      ],
    },
    {
      heading: 'Language models and retrieval',
      topics: [
        ['Tokens, embeddings and search', 'Index ten thousand court orders and find the passage that answers.'],
        ['Retrieval-augmented generation', 'Prompts, citations and refusal when the documents are silent.'],
        ['Fine-tuning small models', 'LoRA on a single GPU, compared fairly with a good prompt.'],
      ],
    },
    {
      heading: 'Shipping and watching models',
      topics: [
        ['APIs and containers', 'FastAPI, Docker and a health check that means something.'],
        ['Experiment tracking', 'MLflow runs that a colleague can repeat a month later.'],
        ['Drift and alerts', 'Population stability, delayed labels and a weekly report nobody has to ask for.'],
      ],
    },
    {
      heading: 'Capstone and review',
      topics: [
        ['Problem statement', 'One page that names the user, the decision and the cost of being wrong.'],
        ['Build and iterate', 'Two-week sprints with a demo at the end of each.'],
        ['Panel defence', 'Twenty minutes, ten slides, and questions from three engineers.'],
      ],
    },
  ],
  faq: [
    [
      'Do I need to know programming before I join?',
      'Basic Python is enough: variables, loops and functions. A free two-week primer opens on the day you register, and a short test at its end tells you whether you are ready.',
    ],
    [
      'How many hours a week should I plan?',
      'Six hours of live class and about eight hours of lab work. Recordings stay available for a year if a shift or an exam gets in the way.',
    ],
    [
      'Which laptop is sufficient?',
      'Any laptop with 8 GB of memory and a current browser. Training runs on cloud machines whose cost is part of the fee.',
    ],
    [
      'Can I pay in parts?',
      'Yes. You reserve the seat with the registration fee and pay the rest in two installments; the second is due in the eighth week.',
    ],
    [
      'What does the certificate state?',
      'Your name, the hours attended, the two projects and the grade of the panel. It carries a code with which an employer can verify it online.',
    ],
  ],
  batches: [
    [7, '2026-12-07'],
    [8, '2027-02-01'],
  ],
};
