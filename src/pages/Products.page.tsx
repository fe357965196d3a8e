import { ClosingCall } from '../components/closing-call/ClosingCall.tsx';
import { StructuredData } from '../components/head/StructuredData.tsx';
import { PageTop } from '../components/page-top/PageTop.tsx';
import type { ProductsContent } from '../content/products.ts';
import { productThing } from '../structured-data/offers.ts';
import { ProductCards } from '../sections/ProductCards.tsx';

export function Component({ content }: { content: ProductsContent }) {
  return (
    <>
      {content.products.map((product) => (
        <StructuredData key={product.id} thing={productThing(product)} />
      ))}
      <PageTop heading={content.heading} lead={content.lead} />
      <ProductCards {...content} />
      <ClosingCall {...content.closing} />
    </>
  );
}
