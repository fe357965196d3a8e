import { paths } from '../../paths.ts';
import type { AgentContent } from '../agents/agent.ts';
import type { Product } from '../products.ts';
import type { ServiceContent } from '../services/service.ts';
import { companyReference } from './organization.ts';
import { addressOf, type Thing } from './thing.ts';

/** @param path of the service's page */
export function serviceThing({ name, head, work }: ServiceContent, path: string): Thing {
  return {
    '@type': 'Service',
    name,
    serviceType: name,
    description: head.description,
    url: addressOf(path),
    provider: companyReference,
    hasOfferCatalog: {
      '@type': 'OfferCatalog',
      name: work.heading,
      itemListElement: work.cards.map(({ title, text }) => ({
        '@type': 'Offer',
        itemOffered: { '@type': 'Service', name: title, description: text },
      })),
    },
  };
}

/**
 * Of software, Google shows a price or ratings. The site states neither, so there is no such result to expect; what stands here is
 * true all the same, and read by others.
 * @returns the agent as software; undefined for one that nobody can use yet
 * @see https://developers.google.com/search/docs/appearance/structured-data/software-app
 */
export function agentThing({ agent, features }: AgentContent): Thing | undefined {
  if (agent.status === 'Coming Soon') return undefined;
  return {
    '@type': 'SoftwareApplication',
    name: agent.name,
    description: agent.description,
    url: addressOf(agent.path),
    creativeWorkStatus: agent.status,
    featureList: features.map(({ title }) => title),
    publisher: companyReference,
  };
}

/** @returns the product as software, as {@link agentThing} has it */
export function productThing({ id, name, description, users, features }: Product): Thing {
  return {
    '@type': 'SoftwareApplication',
    name,
    description,
    url: addressOf(`${paths.products}#${id}`),
    featureList: features,
    audience: { '@type': 'Audience', audienceType: users },
    publisher: companyReference,
  };
}
