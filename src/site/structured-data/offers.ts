import { paths } from '../../paths.ts';
import type { AgentContent } from '../content/agents/agent.ts';
import type { Product } from '../content/products.ts';
import type { ServiceContent } from '../content/services/service.ts';
import { companyReference } from './organization.ts';
import { absoluteUrl } from '../../shared/lib/absolute-url.ts';
import type { Thing } from './StructuredData.tsx';

export function serviceThing({ path, name, head, sections }: ServiceContent): Thing {
  return {
    '@type': 'Service',
    name,
    serviceType: name,
    description: head.description,
    url: absoluteUrl(path),
    provider: companyReference,
    hasOfferCatalog: {
      '@type': 'OfferCatalog',
      name,
      itemListElement: sections
        .flatMap((section) => (section.kind === 'cards' ? section.cards : []))
        .map(({ title, text }) => ({
          '@type': 'Offer',
          itemOffered: { '@type': 'Service', name: title, description: text },
        })),
    },
  };
}

/** @returns undefined for an agent that is not available yet */
export function agentThing({ agent, features }: AgentContent): Thing | undefined {
  if (agent.status === 'Coming Soon') return undefined;
  return {
    '@type': 'SoftwareApplication',
    name: agent.name,
    description: agent.description,
    url: absoluteUrl(agent.path),
    creativeWorkStatus: agent.status,
    featureList: features.items.map(({ title }) => title),
    publisher: companyReference,
  };
}

export function productThing({ id, name, description, users, features }: Product): Thing {
  return {
    '@type': 'SoftwareApplication',
    name,
    description,
    url: absoluteUrl(`${paths.products}#${id}`),
    featureList: features,
    audience: { '@type': 'Audience', audienceType: users },
    publisher: companyReference,
  };
}
