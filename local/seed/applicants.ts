import type { ApplicationInput, ApplicationStatus } from '#contract/applications.ts';

export type Applicant = Omit<ApplicationInput, 'keep'> & {
  keep?: boolean;
  job: string;
  source: string;
  status: ApplicationStatus;
  resume?: { file_name: string; lines: string[] };
};

/** Fictitious applicants, the earliest first. */
export const applicants: Applicant[] = [
  {
    job: 'Senior Windchill Consultant',
    source: 'linkedin',
    status: 'Reviewed',
    applicant_name: 'Ananya Raghavan',
    applicant_email: 'ananya.raghavan@example.com',
    phone: '+91 80 5550 0173',
    cover_letter:
      'I have led three Windchill upgrades in the last four years, the largest with 40 custom workflows of which we kept 11. I would like to do this in a team where rehearsals are part of the plan.',
    resume: {
      file_name: 'Ananya Raghavan.pdf',
      lines: [
        'PLM consultant, Bengaluru',
        '2021 to today: lead consultant for Windchill upgrades at a maker of pumps',
        '2017 to 2021: Windchill developer, change management and BOM reports',
        'Java, Info*Engine, Oracle, WBM, Creo View',
        'B.E. Mechanical Engineering',
      ],
    },
  },
  {
    job: 'Embedded Engineer, RFID Readers',
    source: 'newsletter',
    status: 'Pending',
    applicant_name: 'Tomás Herrera',
    applicant_email: 'tomas.herrera@example.com',
    phone: '+1 512 555 0117',
    cover_letter: '',
    resume: {
      file_name: 'resume-tomas-herrera.docx',
      lines: [
        'Firmware engineer',
        '2020 to today: reader firmware on Cortex-M4 with FreeRTOS, over-the-air updates',
        '2018 to 2020: test benches for NFC and UHF front ends',
        'C, Python, EPC Gen2, SPI, logic analyser',
      ],
    },
  },
  {
    job: 'AI Engineer, Engineering Agents',
    source: 'linkedin',
    status: 'Pending',
    applicant_name: 'Mei-Lin Chen',
    applicant_email: 'meilin.chen@example.com',
    phone: '',
    cover_letter:
      'For the past year I have run the evaluations of a support assistant with 300 hand-written cases. The agents on your site need the same care, in a field with higher stakes.\n\nI can start eight weeks after an offer.',
    resume: {
      file_name: 'Mei-Lin_Chen_CV.pdf',
      lines: [
        'Machine learning engineer, Seattle',
        '2022 to today: retrieval and evaluation for a support assistant',
        '2019 to 2022: search relevance for a parts catalogue',
        'Python, TypeScript, PostgreSQL',
      ],
    },
  },
  {
    job: 'Mobile App Engineer, Offline-first',
    source: '',
    status: 'Pending',
    applicant_name: 'Siddharth Iyer',
    applicant_email: 'siddharth.iyer@example.com',
    phone: '+91 98 5550 0163',
    cover_letter: 'My last app was made for tea estates without a network. I can send you a test build.',
  },
];
