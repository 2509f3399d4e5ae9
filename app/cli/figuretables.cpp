// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/figuretables.h"

#include "app/cli/context.h"
#include "core/balance/report.h"
#include "core/json/writer.h"

#include <algorithm>
#include <string>

namespace hexa::cli {
namespace {

std::string figureText(const Context& context, const std::optional<double>& figure, int decimals) {
    return figure ? std::string(balance::decimalText(*figure, decimals).in(context.language()))
                  : std::string("–");
}

}  // namespace

void printTables(const Context& context, const std::vector<FigureTable>& tables) {
    for (const FigureTable& table : tables) {
        context.printLine("");
        std::string head = context.text(table.title);
        for (std::size_t i = 0; i < table.columns.size(); ++i)
            head += (i == 0 ? ": " : ", ") + context.text(table.columns[i].name);
        context.printLine(head);
        for (const FigureTable::Row& row : table.rows) {
            std::string line = "  " + context.text(row.name) + ": ";
            for (std::size_t i = 0; i < row.figures.size(); ++i)
                line += (i == 0 ? "" : ", ") + figureText(context, row.figures[i], table.columns[i].decimals);
            context.printLine(line);
        }
        for (const Message& note : table.notes) context.printLine("  " + context.text(note));
    }
}

void writeTables(JsonWriter& json, const Context& context, const std::vector<FigureTable>& tables) {
    using Style = JsonWriter::Style;
    json.beginArray();
    for (const FigureTable& table : tables) {
        json.beginObject();
        json.member("id", std::string_view(table.id));
        json.member("title", std::string_view(context.text(table.title)));
        json.key("columns");
        json.beginArray(Style::Compact);
        for (const FigureTable::Column& column : table.columns)
            json.value(std::string_view(context.text(column.name)));
        json.endArray();
        json.key("rows");
        json.beginArray();
        for (const FigureTable::Row& row : table.rows) {
            json.beginObject(Style::Compact);
            json.member("id", std::string_view(row.id));
            json.member("name", std::string_view(context.text(row.name)));
            json.key("figures");
            json.beginArray(Style::Compact);
            for (const auto& figure : row.figures)
                if (figure)
                    json.value(*figure);
                else
                    json.null();
            json.endArray();
            json.endObject();
        }
        json.endArray();
        json.key("notes");
        json.beginArray(Style::Compact);
        for (const Message& note : table.notes) json.value(std::string_view(context.text(note)));
        json.endArray();
        json.endObject();
    }
    json.endArray();
}

}  // namespace hexa::cli
