import { paths } from '../../paths.ts';
import type { ClosingContent } from './closing.ts';
import { type PageContent, titled } from '../../shared/texts/head.ts';
import type { LinkWithText } from './services/service.ts';

export type Product = {
  /** The fragment of the product's URL, and the name of its drawing. */
  id: string;
  name: string;
  /** For buttons, if the name is long. */
  shortName?: string;
  description: string;
  users: string;
  features: string[];
  /** Shown by 'Learn More'. */
  details: string[];
};

export type ProductsContent = PageContent & {
  heading: string;
  lead: string;
  madeFor: string;
  more: string;
  /** Completes `more` for screen readers. */
  moreAbout: (name: string) => string;
  ask: (name: string) => string;
  products: Product[];
  goesWith: LinkWithText[];
  closing: ClosingContent;
};

export const content: ProductsContent = {
  head: {
    title: titled('Products'),
    description:
      'S&P-sysDNA for sales, purchasing and billing, HR-sysDNA for personnel, Savvy Campus for schools and colleges, Events-sysDNA with PhotoBug for RFID events.',
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
    drawing: 'Four products, and the systems they exchange data with',
  },
  heading: 'Products',
  lead: 'All four products came out of our project work. Each one runs on its own and can exchange data with the systems you already use.',
  madeFor: 'Made for',
  more: 'Learn More',
  moreAbout: (name) => `about ${name}`,
  ask: (name) => `Ask about ${name}`,
  products: [
    {
      id: 'sp',
      name: 'S&P-sysDNA',
      description: 'Sales and purchasing in one suite, from quotation to receipt, with stock and billing in the same set of books.',
      users: 'Traders, distributors and small manufacturers',
      features: [
        'Quotations, orders, deliveries and invoices',
        'Purchase orders matched with receipts and invoices',
        'GST-ready invoices and the numbers for your returns',
        'Stock by location, batch and serial number',
      ],
      details: [
        'Each document is made from the one before it: a quotation becomes an order, the order a delivery, the delivery an invoice. Nothing is typed twice, and every figure can be traced to the document it came from.',
        'Purchasing works the same way. Supplier invoices are matched with orders and receipts, and only the differences need your attention. Reports on receivables, margins and slow-moving stock draw on the same records.',
        'S&P-sysDNA runs in the browser, reads barcodes and RFID tags, and passes its postings to your accountant’s software.',
      ],
    },
    {
      id: 'hr',
      name: 'HR-sysDNA',
      description: 'An HR information system with one record for each person, from the job offer to the last day.',
      users: 'Companies with several sites or shift work',
      features: [
        'Personnel records with documents and history',
        'Leave and attendance, including shifts and overtime',
        'Payroll inputs checked before they are sent',
        'Self-service for employees and managers',
      ],
      details: [
        'Employees keep their own data up to date, request leave and find their documents. Managers approve requests on their phones. HR sees which requests are open and which documents expire next.',
        'Attendance comes from card readers, phones or shift plans. Rules for overtime and holidays are settings with a start date, so last year’s numbers stay the same when a rule changes.',
        'Access depends on the role: managers see their team, payroll sees pay. The system logs each time someone opens a record.',
      ],
    },
    {
      id: 'campus',
      name: 'Savvy Campus',
      description: 'Education management for schools and colleges: admissions, timetables, fees and results in one place.',
      users: 'Schools, colleges and training institutes',
      features: [
        'Admissions from inquiry to enrollment',
        'Timetables without double-booked rooms or teachers',
        'Fees, concessions and receipts',
        'Attendance, exams and report cards',
      ],
      details: [
        'The office works in the browser. Teachers take attendance and enter grades on their phones. Parents and students look up timetables, fees and results on theirs.',
        'The system drafts the timetable, and your staff finish it. When a teacher is absent, it proposes a substitute who is free and knows the class.',
        'Student cards can carry an RFID chip for the library, the cafeteria and the bus. Parents who want to know get a message when the card is used.',
      ],
    },
    {
      id: 'events',
      name: 'Events-sysDNA with PhotoBug',
      shortName: 'Events-sysDNA',
      description: 'RFID for events: check-in at walking pace, live counts for each session, and photos that reach the people in them.',
      users: 'Organizers of conferences, trade shows and campus festivals',
      features: [
        'RFID badges and wristbands, encoded on site',
        'Hands-free check-in at several gates',
        'Attendance by session, counted live',
        'PhotoBug: photos sent to the people in them',
      ],
      details: [
        'Guests walk through the gate, which reads their badge and greets them by name. Organizers see how many people are in each room and when a room is full.',
        'PhotoBug links each photo to the badges near the camera. Guests who have agreed get their photos by email or at a kiosk. Anyone who has not agreed is not matched.',
        'If the network fails, the gates keep working and send their data once it is back. We bring the readers, or check the ones you have.',
      ],
    },
  ],
  goesWith: [
    { label: 'Embedded Systems', path: paths.embedded, text: 'Readers, antennas and tags for gates, stock and cards' },
    { label: 'Application Development', path: paths.application, text: 'Interfaces to your accounting, payroll and ERP' },
    { label: 'Mobile Apps', path: paths.mobile, text: 'Your own apps, working with the same records' },
  ],
  closing: {
    heading: 'Need a Custom Solution?',
    text: 'If one of these products does most of what you need, we add the rest. If none does, we build it around the systems you have. You hear from us within two business days.',
    action: { label: 'Contact Us', path: paths.contact },
  },
};
