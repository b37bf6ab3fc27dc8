import { describe, expect, it } from 'vitest';

import { baseOf, singularOf, stemOf, withoutEmptyPhrases, wordsOf } from '@/domain/search-words';

describe('a word of a search', () => {
  it.each([
    ['mãe', 'mães'],
    ['pai', 'pais'],
    ['cartão', 'cartões'],
    ['decoração', 'decorações'],
    ['pão', 'pães'],
    ['irmão', 'irmãos'],
    ['jovem', 'jovens'],
    ['jardim', 'jardins'],
    ['batom', 'batons'],
    ['colar', 'colares'],
    ['flor', 'flores'],
    ['luz', 'luzes'],
    ['mês', 'meses'],
    ['base', 'bases'],
    ['papel', 'papéis'],
    ['anel', 'anéis'],
    ['móvel', 'móveis'],
    ['útil', 'úteis'],
    ['portátil', 'portáteis'],
    ['infantil', 'infantis'],
    ['sustentável', 'sustentáveis'],
    ['girassol', 'girassóis'],
    ['azul', 'azuis'],
    ['sal', 'sais'],
    ['mel', 'méis'],
    ['presente', 'presentes'],
    ['bebê', 'bebês'],
    ['avó', 'avôs'],
    ['chá', 'chás'],
    ['professor', 'professoras'],
    ['senhor', 'senhoras'],
    ['namorado', 'namoradas'],
    ['cozinheiro', 'cozinheiras'],
    ['músico', 'músicas'],
    ['amigo', 'amigas'],
    ['caixinha', 'caixinhas'],
  ])('%s is the same as %s', (one, other) => {
    const [[first = ''], [second = '']] = [wordsOf(one), wordsOf(other)];
    expect(stemOf(second)).toBe(stemOf(first));
  });

  it.each([
    ['bolo', 'bola'],
    ['prato', 'prata'],
    ['carta', 'cartão'],
    ['casa', 'caso'],
    ['manta', 'manto'],
    ['amor', 'amora'],
    ['caneca', 'caneta'],
    ['pé', 'pá'],
  ])('%s is not %s', (one, other) => {
    const [[first = ''], [second = '']] = [wordsOf(one), wordsOf(other)];
    expect(stemOf(second)).not.toBe(stemOf(first));
  });

  it('keeps its gender in the singular, so that a name is told from another', () => {
    expect(singularOf('namorados')).toBe('namorado');
    expect(singularOf('namoradas')).toBe('namorada');
  });

  it('has letters and digits of any alphabet, no accents, and an end', () => {
    expect(wordsOf(' À mão! D’Água 50% кружка ')).toEqual([
      'a',
      'mao',
      'd',
      'agua',
      '50',
      'кружка',
    ]);
    expect(wordsOf('💣%_\\')).toEqual([]);
    expect(wordsOf('a'.repeat(500))).toEqual(['a'.repeat(40)]);
  });

  it.each([
    ['livrinho', 'livro'],
    ['bonequinha', 'boneca'],
    ['amiguinho', 'amigo'],
    ['florzinhas', 'flor'],
    ['maezinha', 'mae'],
    ['vinho', 'vinho'],
    ['linha', 'linha'],
    ['cozinha', 'cozinha'],
  ])('%s is said of %s', (diminutive, base) => {
    expect(baseOf(diminutive)).toBe(base);
  });

  it('says nothing together with some others', () => {
    const rest = (text: string) => withoutEmptyPhrases(text.split(' '));
    expect(rest('presente de ultima hora')).toEqual(['presente', 'de']);
    expect(rest('irmao mais velho')).toEqual(['irmao']);
    expect(rest('casa nova')).toEqual(['casa', 'nova']);
  });
});
