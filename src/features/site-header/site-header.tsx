'use client';

import { Suspense } from 'react';
import { paths } from '@/lib/paths';
import { common } from '@/messages/common';
import { header } from '@/messages/header';
import { ui } from '@/messages/ui';
import { Icon } from '@/ui/icon';
import { SoftNavigation } from '@/ui/soft-navigation';
import { Wordmark } from '@/ui/wordmark';
import { AccountLinks } from './account-links';
import { HeaderBehaviour } from './header-behaviour';
import { MenuGroups } from './menu-groups';
import { MENU_ID } from './menu-id';
import { NavMenu } from './nav-menu';
import { SearchForm } from './search-form';
import { SignOutButton } from './sign-out-button';

const TIP_LINKS = [
  { href: paths.tipsWrapping, label: header.tipLinks.wrapping },
  { href: paths.tipsCards, label: header.tipLinks.cards },
  { href: paths.tipsMoment, label: header.tipLinks.moment },
  { href: paths.tipsDiscover, label: header.tipLinks.discover },
] as const;

/** What a desktop has no room for in its bar: there they are in a menu of their own. */
const FURTHER_LINKS = [
  { href: paths.trending, label: header.trending },
  { href: paths.newest, label: header.newest },
  { href: paths.guide, label: header.guide },
  { href: paths.contact, label: header.contact },
] as const;

/**
 * The sticky header. One list of links serves both sizes: on a phone it is a popover under the bar, on
 * a desktop it lies in the bar and its groups fly out. Disclosures and popover are the browser's own, so all of it
 * works before and without JavaScript, where a menu has the way to the page that lists everything; `HeaderBehaviour` adds
 * hovering and Escape, and `MenuGroups` what is in the catalogue.
 */
export function SiteHeader() {
  return (
    <>
      <a href="#conteudo" className="skip-link">
        {common.skipToContent}
      </a>
      <header className="site-header">
        <div className="site-header-bar container">
          <a href={paths.home} className="site-header-brand">
            <Wordmark />
            <span className="sr-only">{header.homeLabel}</span>
          </a>
          <div id={MENU_ID} popover="auto" className="site-menu">
            <SearchForm />
            <nav aria-label={header.navigation}>
              <ul className="site-nav">
                <NavMenu
                  label={header.categories}
                  all={{ href: paths.categories, label: header.allCategories }}
                >
                  <MenuGroups kind="categories" />
                </NavMenu>
                <NavMenu
                  label={header.occasions}
                  all={{ href: paths.occasions, label: header.allOccasions }}
                >
                  <MenuGroups kind="occasions" />
                </NavMenu>
                <NavMenu label={header.tips} all={{ href: paths.tips, label: ui.allTips }}>
                  <LinkList className="site-nav-links" links={TIP_LINKS} />
                </NavMenu>
                <li>
                  <a href={paths.about} className="site-nav-top">
                    {header.about}
                  </a>
                </li>
                <NavMenu label={header.more} className="max-lg:hidden">
                  <LinkList className="site-nav-links" links={FURTHER_LINKS} />
                </NavMenu>
              </ul>
              <LinkList className="site-nav-further lg:hidden" links={FURTHER_LINKS} />
            </nav>
            <SignOutButton place="menu" />
          </div>
          <div className="site-header-icons">
            <a
              href={paths.search}
              data-focus-search
              aria-label={header.search}
              className="lg:hidden"
            >
              <Icon name="search" size={22} />
            </a>
            <a href={paths.favourites} aria-label={header.favourites}>
              <Icon name="heart" size={22} />
            </a>
            <AccountLinks />
            <button
              type="button"
              popoverTarget={MENU_ID}
              aria-label={ui.menu}
              className="site-menu-button lg:hidden"
            >
              <Icon name="menu" size={24} />
              <Icon name="close" size={24} />
            </button>
          </div>
        </div>
        {/* The path of the page is only known in the browser. */}
        <Suspense fallback={null}>
          <HeaderBehaviour />
          <SoftNavigation />
        </Suspense>
      </header>
    </>
  );
}

type LinkListProps = { className: string; links: readonly { href: string; label: string }[] };

function LinkList({ className, links }: LinkListProps) {
  return (
    <ul className={className}>
      {links.map((link) => (
        <li key={link.href}>
          <a href={link.href}>{link.label}</a>
        </li>
      ))}
    </ul>
  );
}
