import { Helmet } from 'react-helmet-async';
import { useLocation } from 'react-router-dom';
import { type PageHead, socialImage } from '../../texts/head.ts';
import { absoluteUrl } from '../../lib/absolute-url.ts';

/** The head of a public page, which has exactly one: a second would double the title. */
export function Head(head: PageHead) {
  const { title, description, keywords, sharedAs, noindex, feed } = head;
  const { pathname } = useLocation();
  const shared = sharedAs ?? { path: pathname, title };
  const url = absoluteUrl(shared.path);
  const { path: imagePath, alt } = socialImage(pathname, head);
  const image = absoluteUrl(imagePath);
  return (
    <Helmet>
      <title>{title}</title>
      <meta name="description" content={description} />
      <meta name="keywords" content={keywords.join(', ')} />
      {noindex && <meta name="robots" content="noindex" />}
      <meta property="og:type" content="website" />
      <meta property="og:url" content={url} />
      <meta property="og:title" content={shared.title} />
      <meta property="og:description" content={description} />
      <meta property="og:image" content={image} />
      <meta property="og:image:alt" content={alt} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={shared.title} />
      <meta name="twitter:description" content={description} />
      <meta name="twitter:image" content={image} />
      {!sharedAs && !noindex && <link rel="canonical" href={url} />}
      {feed && <link rel="alternate" type="application/atom+xml" title={feed.title} href={absoluteUrl(feed.path)} />}
    </Helmet>
  );
}
