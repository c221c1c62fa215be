import { Module } from '@nestjs/common';
import { RevisionModule } from '../revision/revision.module.js';
import { SearchIndex } from './search-index.service.js';
import { Vocabulary } from './vocabulary.service.js';

@Module({
  imports: [RevisionModule],
  providers: [SearchIndex, Vocabulary],
  exports: [Vocabulary],
})
export class SearchModule {}
