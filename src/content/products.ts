import { paths } from '../paths.ts';
import type { ClosingContent } from './closing.ts';
import { type PageContent, titled } from './head.ts';

export type Product = {
  /** The fragment of the product's URL. */
  id: string;
  name: string;
  description: string;
  users: string;
  features: string[];
  /** Shown by 'Learn More'. */
  details: string[];
};

export type ProductsContent = PageContent & {
  heading: string;
  lead: string;
  listHeading: string;
  users: string;
  more: string;
  /** Completes `more` for screen readers. */
  moreAbout: (name: string) => string;
  products: Product[];
  closing: ClosingContent;
};

export const content: ProductsContent = {
  head: {
    title: titled('Products'),
    description:
      'S&P-sysDNA for sales, purchase and billing; HR-sysDNA for personnel; Savvy Campus for schools and colleges; Events-sysDNA with PhotoBug for RFID events.',
    keywords: [
      'S&P-sysDNA',
      'HR-sysDNA',
      'Savvy Campus',
      'Events-sysDNA',
      'PhotoBug',
      'billing software',
      'HRIS',
      'campus management',
      'RFID events',
    ],
  },
  heading: 'Products',
  lead: 'Four products that grew out of our own projects. Each runs alone, and each can be joined to the systems you have.',
  listHeading: 'Our products',
  users: 'Made for',
  more: 'Learn More',
  moreAbout: (name) => `about ${name}`,
  products: [
    {
      id: 'sp',
      name: 'S&P-sysDNA',
      description: 'A sales and purchase suite: from quotation to receipt, with stock and billing in one set of books.',
      users: 'Traders, distributors and small manufacturers',
      features: [
        'Quotations, orders, deliveries and invoices',
        'Purchase orders matched with receipts and bills',
        'GST-ready invoices and returns data',
        'Stock by location, batch and serial number',
      ],
      details: [
        'Every document follows from the one before: a quotation becomes an order, an order a delivery, a delivery an invoice. Nothing is typed twice, and each figure can be traced back to its start.',
        'Purchases run the same way. Bills are matched with orders and receipts, and only differences need attention. Reports on receivables, margins and slow stock come from the same records.',
        'It runs in the browser, takes barcodes and RFID tags as input, and hands its postings to your accountant’s software.',
      ],
    },
    {
      id: 'hr',
      name: 'HR-sysDNA',
      description: 'An HR information system: one record for each person, from the offer to the last day.',
      users: 'Companies with several sites or shifts',
      features: [
        'Personnel records with documents and history',
        'Leave and attendance, with shifts and overtime',
        'Payroll inputs checked before they are sent',
        'Self-service for employees and managers',
      ],
      details: [
        'Employees see and correct their own data, ask for leave and find their documents. Managers approve from their phone. HR sees what is open, and what expires next.',
        'Attendance comes from card readers, phones or shift plans. Rules for overtime and holidays are settings, with a date from which they hold, so that last year’s figures stay as they were.',
        'Access follows the role: a manager sees the team, payroll sees pay, and every look into a record is logged.',
      ],
    },
    {
      id: 'campus',
      name: 'Savvy Campus',
      description: 'Education management for schools and colleges: admissions, timetables, fees and results in one place.',
      users: 'Schools, colleges and training institutes',
      features: [
        'Admissions from enquiry to enrolment',
        'Timetables without clashes of rooms or teachers',
        'Fees, concessions and receipts',
        'Attendance, exams and report cards',
      ],
      details: [
        'The office works in the browser; teachers take attendance and enter marks on a phone; parents and students see timetable, fees and results in theirs.',
        'Timetables are drafted by the system and finished by people. When a teacher is absent it proposes a substitute who is free and knows the class.',
        'Student cards can carry RFID for the library, the canteen and the bus, with notes to parents where they wish it.',
      ],
    },
    {
      id: 'events',
      name: 'Events-sysDNA with PhotoBug',
      description: 'RFID for events: check-in without a queue, sessions counted by themselves, and photos that find their people.',
      users: 'Organisers of conferences, fairs and campus festivals',
      features: [
        'RFID badges and wristbands, encoded on site',
        'Hands-free check-in at several gates',
        'Attendance by session, as it happens',
        'PhotoBug: pictures delivered to those in them',
      ],
      details: [
        'Guests walk through; the gate reads their badge and greets them by name. Organisers see who is in which hall, and when a hall is full.',
        'PhotoBug links a picture with the badges near the camera. Guests who agreed get their photos by email or at a kiosk; nobody is matched who did not agree.',
        'Gates keep working when the network fails and send what they gathered afterwards. We bring the readers, or check yours.',
      ],
    },
  ],
  closing: {
    heading: 'Need a Custom Solution?',
    text: 'If a product does most of what you need, we add the rest. If none does, we build what you need around your own systems.',
    action: { label: 'Contact Us', path: paths.contact },
  },
};
