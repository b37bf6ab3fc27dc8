import type { GlobalConfig, TextField } from 'payload';

import { isLinkOf, SOCIAL_NETWORKS, type SocialNetwork } from '@/domain/social-networks';
import { messages } from '@/messages';

import { adminsOnly, anyone, nobody } from '../shared/access';
import { emailField } from '../shared/fields/email-field';
import { requiredText } from '../shared/fields/required-text';
import { trimText } from '../shared/hooks/trim-text';
import { apiOriginsField } from './api-origins-field';

const words = messages.admin;
const LINK_MAX_CHARACTERS = 200;

/**
 * What the site says about itself on every page. One document, which the migration writes: it can be changed, but
 * neither created nor deleted, and has no versions.
 */
export const SiteSettings: GlobalConfig = {
  slug: 'site-settings',
  label: 'Configurações do site',
  graphQL: { name: 'SiteSettings' },
  admin: {
    group: 'Site',
    hideAPIURL: true,
    description: 'O rodapé, a página de contato e as políticas mostram o que está aqui.',
  },
  access: { read: anyone, update: adminsOnly, readVersions: nobody },
  versions: false,
  fields: [
    emailField({
      name: 'contactEmail',
      label: 'E-mail de contato',
      message: words.emailInvalid,
    }),
    emailField({
      name: 'privacyEmail',
      label: 'E-mail para assuntos de privacidade',
      message: words.emailInvalid,
    }),
    requiredText({
      name: 'city',
      label: 'Cidade',
      message: messages.editing.cityRequired,
      maxLength: 100,
    }),
    ...SOCIAL_NETWORKS.map(linkField),
    {
      name: 'assistants',
      type: 'checkbox',
      label: words.assistants,
      defaultValue: false,
      admin: { description: words.assistantsHint },
    },
    apiOriginsField,
  ],
};

function linkField(network: SocialNetwork): TextField {
  return {
    name: network.key,
    type: 'text',
    label: network.name,
    maxLength: LINK_MAX_CHARACTERS,
    admin: { description: words.socialLinkHint(network.host) },
    hooks: { beforeValidate: [trimText] },
    validate: (value: unknown) => linkProblem(network, value) ?? true,
  };
}

function linkProblem(network: SocialNetwork, value: unknown): string | null {
  if (value === undefined || value === null || value === '') return null;
  if (typeof value === 'string' && value.length > LINK_MAX_CHARACTERS) {
    return words.tooLong(network.name, LINK_MAX_CHARACTERS);
  }
  const isLink = typeof value === 'string' && isLinkOf(network, value);
  return isLink ? null : words.socialLinkInvalid(network.name, network.host);
}
