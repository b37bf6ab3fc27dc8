import { describe, expect, it } from 'vitest';

import type { SearchLexicon, SearchTerm } from '@/domain/search-lexicon';
import { understand } from '@/domain/search-meaning';
import {
  firstOf,
  queriesOf,
  queriesOfNamed,
  queriesOfPart,
  readingsOf,
} from '@/domain/search-readings';
import { suggestTerms } from '@/domain/search-suggestions';

const term = (kind: SearchTerm['kind'], scope: string, name: string): SearchTerm => ({
  kind,
  scope,
  name,
  slug: name,
});

const LEXICON: SearchLexicon = {
  terms: [
    term('category', '1:1', 'Pai'),
    term('category', '1:2', 'Crianças'),
    term('category', '1:3', 'Adolescentes'),
    term('category', '1:4', 'Café e Chá'),
    term('category', '1:5', 'Beleza e Bem-estar'),
    term('category', '1:6', 'Amigos'),
    term('category', '1:7', 'Nerd'),
    term('category', '1:8', 'Namorada'),
    term('category', '1:9', 'Decoração'),
    term('occasion', '2:1', 'Natal'),
    term('occasion', '2:2', 'Bodas'),
    term('occasion', '2:3', 'Dia dos Namorados'),
    term('occasion', '2:4', 'Casamento'),
  ],
  synonyms: [
    { term: 'filho', alsoFinds: ['criança'], isMutual: false },
    { term: 'menina', alsoFinds: ['criança'], isMutual: false },
    { term: 'casar', alsoFinds: ['casamento'], isMutual: false },
    { term: 'pescar', alsoFinds: ['vara'], isMutual: false },
    { term: 'noivo', alsoFinds: ['pai'], isMutual: false },
    { term: 'noivos', alsoFinds: ['casamento'], isMutual: false },
    { term: 'sogro', alsoFinds: ['pai'], isMutual: false },
    { term: 'fotógrafo', alsoFinds: ['câmera'], isMutual: false },
    { term: 'videogame', alsoFinds: ['console'], isMutual: false },
    { term: 'maquiagem', alsoFinds: ['batom', 'beleza e bem-estar'], isMutual: false },
  ],
};

const readings = (query: string) =>
  readingsOf(understand(query, LEXICON)).map((reading) =>
    reading.concepts.map(({ words }) => words.join(' ')),
  );
const firstReading = (query: string) => readingsOf(understand(query, LEXICON))[0];
const queries = (query: string) => {
  const reading = firstReading(query);
  return reading === undefined ? [] : queriesOf(reading);
};

describe('a search is read', () => {
  it('without whose kin somebody is, where more is said of them and few gifts are found', () => {
    expect(readings('filha adolescente')).toEqual([['filha', 'adolescente'], ['adolescente']]);
    expect(readings('menina 12 anos')).toEqual([['menina', 'adolescente'], ['adolescente']]);
    expect(readings('filho no natal')).toEqual([['filho', 'natal']]);
    const [, closer] = readingsOf(understand('filha adolescente', LEXICON));
    expect(closer?.below).toBe(10);
  });

  it('without what bodas are named by, where few gifts are found', () => {
    expect(readings('bodas de algodão')).toEqual([['bodas', 'algodao'], ['bodas']]);
  });

  it('first with what wraps it, and then a category does not stand for what titles must say', () => {
    const [wrapped, telling] = readingsOf(understand('kit de maquiagem', LEXICON)).map(queriesOf);
    expect(wrapped?.join(' ')).not.toContain('1:5');
    expect(telling?.join(' ')).toContain('1:5');
  });

  it('by each of the two things that a name joins', () => {
    expect(queries('chá')[1]).toContain("'1:4'");
    expect(queries('estar')[1]).not.toContain("'1:5'");
  });

  it('by the beginning of the name of a date', () => {
    expect(queries('dia dos namo')[0]).toContain("'2:3'");
  });

  it.each([
    ['paizão', "'1:1'"],
    ['sogrão', "'1:1'"],
    ['fotógrafa', "'camer'"],
    ['video game', "'consol'"],
  ])('%s by what it is a form of', (query, alternative) => {
    expect(queries(query).join(' ')).toContain(alternative.slice(0, -1));
  });

  it('with no title before others of a category that both are filed under', () => {
    const reading = firstReading('sogro');
    expect(reading === undefined ? [] : firstOf(reading).join(' ')).not.toContain("'pai'");
  });
});

describe('names are suggested', () => {
  const suggested = (query: string) =>
    suggestTerms(query, LEXICON.terms, 'category').map(({ name }) => name);

  it('for the word that is being typed, whatever says nothing before it', () => {
    expect(suggested('presente pra ad')).toEqual(['Adolescentes']);
    expect(suggested('caneca ad')).toEqual([]);
  });
});

describe('what a query says is known', () => {
  const concepts = (query: string) => understand(query, LEXICON).concepts;
  const said = (query: string) => concepts(query).map(({ words }) => words.join(' '));
  const named = (query: string) =>
    concepts(query).flatMap(({ terms }) => terms.map(({ name }) => name));

  it('as a verb by its infinitive, after who does it', () => {
    expect(said('pai que pesca')).toEqual(['pai', 'pescar']);
    expect(said('quem não pesca')).toEqual(['pescar']);
    expect(said('kit de pesca')).toEqual(['kit', 'pesca']);
    expect(named('casando')).toEqual(['Casamento']);
  });

  it('as a plural of its own, which its singular does not stand for', () => {
    expect(named('noivos')).toEqual(['Casamento']);
    expect(named('noivo')).toEqual(['Pai']);
  });

  it('as an age, where somebody turns so many years', () => {
    expect(said('aniversário de 15')).toContain('adolescente');
    expect(said('vai fazer 15')).toContain('adolescente');
    expect(said('jogo de 15 peças')).not.toContain('adolescente');
  });
});

describe('the few gifts that have all that is asked for', () => {
  const fill = (query: string) => queriesOfNamed(understand(query, LEXICON));

  it('are filled up by what is named, where a search begins with it', () => {
    expect(fill('decoração pra sala')).toHaveLength(1);
    expect(fill('decoração pra sala')[0]).toContain('1:9');
    expect(fill('decoração pra sala')[0]).not.toContain('sala');
  });

  it('are filled up by what is for the person, where a category says more', () => {
    expect(fill('namorada nerd')[0]).toContain('1:8');
  });

  it('stay few where a thing is asked for, and where all is named', () => {
    expect(fill('luminária nerd')).toEqual([]);
    expect(fill('natal')).toEqual([]);
  });

  it('stand, where there are none, behind the thing that is asked for, and before who somebody is', () => {
    const [[title = '', , both = ''] = [], rest = []] = queriesOfPart(
      understand('namorada futebol', LEXICON).concepts,
    );
    expect(title).toContain('futebol');
    expect(title).not.toContain('1:8');
    expect(both).toContain('1:8');
    expect(rest).toHaveLength(1);
  });

  it('need not be of whom somebody only knows', () => {
    expect(readings('amigo casar')).toEqual([['amigo', 'casar'], ['casar']]);
  });
});
