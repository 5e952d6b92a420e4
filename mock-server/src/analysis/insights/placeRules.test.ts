import { describe, expect, test } from 'vitest';
import { languageOf } from './languageOf.ts';
import { regionOf } from './regionOf.ts';

describe('regionOf', () => {
  test.each([
    ['上海哪里能买国产电动车', 'CN-SH'],
    ['保值率最高的国产电动车', 'CN'],
    ['东北冬天开电动车', 'CN-DB'],
    ['best Chinese EVs', 'CN'],
    ['cheapest SIM in the U.K.', 'GB'],
    ['Japanese sunscreen', 'JP'],
    ['印度尼西亚的电动车', null],
    ['just use it', null],
    ['Indiana Jones', null],
    ['哪个好', null],
  ])('%s: %s', (text, region) => {
    expect(regionOf(text)).toBe(region);
  });
});

describe('languageOf', () => {
  test.each([
    ['澄驭 M6 和北岬 N7 哪个好', 'zh'],
    ['best Chinese EVs for highway range', 'en'],
    ['「械字号面膜」是什么', 'zh'],
    ['日焼け止めのおすすめ', 'other'],
    ['전기차 추천', 'other'],
    ['лучший электромобиль', 'other'],
    ['meilleure crème hydratante pour peau sèche à Genève', 'other'],
    ['2026?', 'other'],
    ['Welche Kaffeemaschine ist die beste', 'other'],
    ['Wie gut ist der Lumora Saugroboter?', 'other'],
    ['quel est le meilleur aspirateur robot', 'other'],
    ['aspirateur sans fil pour la maison', 'other'],
    ['cual es la mejor aspiradora para el hogar', 'other'],
    ['mejores aspiradoras sin cable', 'other'],
    ['qual é a melhor cafeteira', 'other'],
    ['wat is de beste stofzuiger', 'other'],
    ['quale macchina da caffè è la migliore', 'other'],
    ['najlepszy odkurzacz dla alergika', 'other'],
    ['best La Roche-Posay sunscreen', 'en'],
    ['El Paso to Las Vegas by bus', 'en'],
    ['is Le Creuset worth it', 'en'],
    ['Lumora Studio pricing', 'en'],
    ['robot vacuums that die fast', 'en'],
    ['best café in town', 'en'],
  ])('%s: %s', (text, language) => {
    expect(languageOf(text)).toBe(language);
  });
});
